/** What counts as a question in a heading. */
import { describe, expect, test } from '@jest/globals';
import { askedBy, questionWordOf } from '../../../analysis/text/question-words.ts';

describe('a heading asks', () => {
  test.each([
    ['en', 'How to Choose a Desk', 'how'],
    ['en', '3. How much does it cost?', 'price'],
    ['fr', 'Comment choisir un bureau', 'how'],
    ['fr', 'Qu’est-ce qu’un bureau debout ?', 'what'],
    ['de', 'Was kostet ein Stehtisch?', 'price'],
    ['es', '¿Cuál es el mejor escritorio?', 'which'],
    ['ar', 'كيف تختار مكتبًا', 'how'],
    ['en', 'How much coffee per cup?', 'how'],
    ['en', 'What does a heat pump cost?', 'price'],
    ['en', 'At what temperature does oil smoke', 'what'],
    ['en', 'Is it worth it? We tested', undefined],
    ['en', 'Cold brew: how to make it', 'how'],
    ['fr', 'En combien de temps', 'how'],
    ['fr', 'Combien coûte un bureau', 'price'],
    ['fr', 'Peut-on cuire à l’huile d’olive', undefined],
    ['fr', 'À quoi sert un inverseur', 'what'],
    ['fr', 'Où acheter'.normalize('NFD'), 'where'],
    ['de', 'Ab wann gilt der Zuschuss', 'when'],
    ['de', 'Lohnt sich eine Batterie', undefined],
    ['de', 'Wie viel kostet das', 'price'],
    ['es', '¿En cuántos años se amortiza?', 'how'],
    ['es', '¿Cuánto cuesta un escritorio?', 'price'],
    ['pt', 'Para que serve o inversor', 'what'],
    ['ru', 'Стоит ли покупать', undefined],
    ['ar', 'كَيْفَ تُحضَّر القهوة', 'how'],
    ['ar', 'هل القهوة مفيدة', undefined],
    ['ar', 'من أين يأتي البن', 'where'],
    ['ar', 'كم سعر الكيلو', 'price'],
    ['hi', 'मेज़ क्यों?', 'why'],
    ['hi', 'हल्दी वाला दूध कैसे बनाएँ', 'how'],
    ['hi', 'पीने का सही समय क्या है', 'what'],
    ['hi', 'क्या यह अच्छा है', undefined],
    ['hi', 'इसकी क़ीमत कितनी है', 'price'],
    ['hi', 'मेज़ कहां मिलेगी', 'where'],
    ['zh', '空气净化器怎么选？看懂参数', 'how'],
    ['zh', '空气净化器多少钱', 'price'],
    ['zh', '要不要开窗', undefined],
    ['zh', '為什麼要換濾網', 'why'],
    ['ja', 'ふるさと納税とは', 'what'],
    ['ja', '返礼品の選び方を解説', 'how'],
    ['ja', '控除を確認する方法', 'how'],
    ['ja', '上限はいくら', 'price'],
    ['ja', '何年かかる？', 'how'],
    ['ja', '返礼品はいつ届く', 'when'],
    ['ja', '確定申告は必要ですか', undefined],
    ['th', 'หุงข้าวใส่น้ำเท่าไหร่', 'how'],
    ['th', 'ราคาเท่าไหร่', 'price'],
    ['th', 'ทำไมต้องซาวข้าว', 'why'],
    ['th', 'ทําไมต้องซาวข้าว', 'why'],
    ['th', 'กินแล้วอ้วนไหม', undefined],
    ['th', 'ดัชนีน้ำตาลคืออะไร', 'what'],
    ['ko', '왜 필요한가', 'why'],
    ['tr', 'Isparta gülü nedir', 'what'],
    ['tr', 'GÜL YAĞI NASIL ÇIKARILIR', 'how'],
    ['zh', '如何选择升降桌', 'how'],
    ['ja', '昇降デスクは必要ですか？', undefined],
    ['th', 'โต๊ะยืนดีไหม?', undefined],
    ['xx', 'Nini hii?', undefined],
  ])('%s: %s', (language, text, facet) => {
    expect(askedBy(text, language)).toEqual(facet === undefined ? {} : { facet });
  });

  test.each([
    ['en', 'Do your research'],
    ['en', 'Howard’s desks'],
    ['en', 'The best desks'],
    ['fr', 'Quelques conseils'],
    ['el', 'Τα γραφεία'],
    ['en', 'Prices from £5 at shop.example/?q=desk'],
    ['ar', 'ما قبل الشراء'],
    ['ja', '北海道のいくら'],
    ['ja', 'お肉などの返礼品'],
    ['ja', 'ぶどうや梨'],
    ['ja', '便利なんです'],
    ['ja', '一番安い方'],
    ['ja', 'いつも何か足りない'],
    ['th', 'ผ้าไหม'],
    ['th', 'เกี่ยวกับเรา'],
    ['hi', 'कभी भी'],
    ['zh', '工作原理'],
  ])('%s: %s does not', (language, text) => {
    expect(askedBy(text, language)).toBeNull();
  });

  test('Greek by its own mark', () => {
    expect(askedBy('Τι είναι;'.normalize('NFC'), 'el')).toEqual({});
  });

  test.each([
    ['en', 'How much is it?', 'how much is'],
    ['ja', 'なぜ人気？', 'なぜ'],
    ['fr', 'Un bureau', null],
    ['xx', 'What?', null],
  ])('%s: %s by the words %s', (language, text, words) => {
    expect(questionWordOf(text, language)).toBe(words);
  });
});
