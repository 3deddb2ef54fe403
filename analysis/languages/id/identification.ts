/** What tells Indonesian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'yang dan di dengan untuk ini itu dari dalam pada tidak akan adalah ke tersebut oleh juga karena bisa ada saya mereka dia telah sudah anda kami bahwa seperti secara kita menjadi hanya tahun atau lebih satu para bagi saat serta hingga namun sebuah sangat dapat merupakan menurut ia orang indonesia masih agar beberapa kepada kata harus lain melalui antara setelah sementara bahkan kota provinsi kantor uang polisi ketika sedangkan ialah yaitu jika bagaimanapun korban kasus pihak beliau lewat berbagai daerah bagian proyek anggota perusahaan layanan pembangunan masyarakat negara jakarta jawa ketua menteri dinas sekolah siswa mahasiswa universitas informasi mulai sebanyak seorang memiliki mempunyai memberikan diberikan dilakukan melakukan perlu saja coba apabila bukan dibandingkan termasuk terdapat mengingat selain hari senin kamis jumat sabtu minggu juli agustus rp juta persen mobil telepon rapat rumah sakit pasien bisnis ekonomi keuangan peserta pemain tim pertandingan situs web masalah kegiatan kualitas hal kurang gue banget enggak nggak aja kalau sih dong sedang butuh ingin pemerintah kabupaten gubernur presiden warga',
  letters: 'é',
  trigrams,
  usesStopWords: false,
};
