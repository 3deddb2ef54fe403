/** Which sentence of a passage answers a question. */
import { describe, expect, test } from '@jest/globals';
import { answerSentence } from '../../../../analysis/market/answers/answer-sentence.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

function sentence(question: string, text: string, language = 'en'): string | null {
  const start = 7;
  const span = answerSentence(question, { text, start }, analyzerFor(language));
  return span === null ? null : text.slice(span.start - start, span.end - start);
}

describe('the sentence that answers', () => {
  test('says what the others do not', () => {
    const text = 'The desk is made of oak. The desk carries 80 kg. The desk comes in white.';
    expect(sentence('How much can the desk carry?', text)).toBe('The desk carries 80 kg.');
    expect(sentence('Does the desk come in white?', text)).toBe('The desk comes in white.');
  });

  test('goes on from the one that names the subject', () => {
    const text = 'Oak came first. It is a soft, light and cheap wood. Walnut came. It is a soft, light and cheap wood.';
    const span = answerSentence('Is walnut a soft, light and cheap wood?', { text, start: 0 }, analyzerFor('en'));
    expect(text.slice(span?.start, span?.end)).toBe('It is a soft, light and cheap wood.');
    expect(text.slice(0, span?.start)).toContain('Walnut');
  });

  test('has the figure asked for, in the language of the question', () => {
    const text = 'Die Garantie gilt lange. Die Garantie gilt seit 2019.';
    expect(sentence('Seit wann gilt die Garantie?', text, 'de')).toBe('Die Garantie gilt seit 2019.');
    expect(sentence('保修期有多少年？', '保修期很长。保修期为10年。', 'zh')).toBe('保修期为10年。');
  });

  test('is the one after a question, never a question', () => {
    const text = 'How do you store bread?\nWrap it in a cloth.\nHow do you slice bread?\nUse a saw knife.';
    expect(sentence('How should I slice my bread?', text)).toBe('Use a saw knife.');
    expect(sentence('Is bread bread?', 'Bread? Bread?')).toBe('Bread?');
  });

  test('is found after a danda too', () => {
    const text = 'मेज़ लकड़ी की है। मोटर बहुत शांत है।';
    expect(sentence('मोटर कैसी है?', text, 'hi')).toBe('मोटर बहुत शांत है।');
  });

  test('is the first where none says anything, and none for no question or no text', () => {
    expect(sentence('Where is Warsaw?', 'One of two. Two of two.')).toBe('One of two.');
    expect(sentence('What is it?', 'One thing.')).toBeNull();
    expect(sentence('Where is Warsaw?', ' ')).toBeNull();
  });
});
