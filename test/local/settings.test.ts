/** The settings of `npm start`. */

import { expect, test } from '@jest/globals';
import { readSettings } from '../../local/settings.ts';

test('have defaults, and folders are made absolute', () => {
  expect(readSettings({}, '/home/me')).toMatchObject({ port: 8787, localDir: '/home/me/.local' });
  expect(readSettings({ PORT: '0', LOCAL_DIR: 'x', CORPUS_DIR: '../pages', LOG_LEVEL: '' }, '/home/me')).toEqual({
    port: 0,
    localDir: '/home/me/x',
    corpusDir: '/home/pages',
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DYNAMODB_ENDPOINT', 'localhost'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s (%s) is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/')).toThrow(name);
});
