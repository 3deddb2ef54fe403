/** What tells Malay from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'yang dan di untuk dengan ini itu dari pada tidak kepada telah dalam adalah oleh bagi boleh beliau akan mereka ke juga ada saya anda kami bahawa seperti kita menjadi hanya tahun atau lebih satu para serta sehingga namun sebuah sangat dapat kerana ia orang malaysia masih agar beberapa kata harus lain melalui antara selepas manakala berkata kerajaan negara pihak awak tersebut negeri polis wang pejabat bandar datuk seri sekiranya supaya mahu ketika daripada terhadap ialah iaitu walau bagaimanapun semasa mangsa kes menerusi berkenaan pelbagai kawasan bahagian projek ahli syarikat perkhidmatan pembangunan masyarakat kuala lumpur melayu umno ketua menteri jabatan sekolah pelajar universiti maklumat bermula sebanyak seramai seorang mempunyai memberi diberi dibuat perlu sahaja tiada cuba apabila bukan berbanding termasuk terdapat memandangkan selain hari isnin khamis jumaat sabtu ahad julai ogos rm juta peratus buah kereta telefon mesyuarat hospital pesakit perniagaan ekonomi kewangan peserta pemain pasukan perlawanan kejohanan laman web isu aktiviti kualiti perkara kurang',
  letters: 'é',
  trigrams,
  usesStopWords: false,
};
