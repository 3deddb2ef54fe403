/** The rule of outdated text: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const outdatedTextRule = defineRule({
  id: 'outdated_text',
  version: 1,
  name: 'Prices and data of past years, and services that no longer exist',
  constants: {
    discontinued: {
      value: [
        { name: 'Google Reader', year: 2013 },
        { name: '(?<!\\p{L})Vine(?= (?:app|videos?))', year: 2017 },
        { name: 'Google(?:\\+| ?Plus)(?![\\p{L}\\p{N}])', year: 2019 },
        { name: 'Adobe Flash(?! ?[Ll]ight)|Flash Player', year: 2020 },
        { name: 'Google Play Music', year: 2020 },
        { name: 'Google Hangouts', year: 2022 },
        { name: 'Yahoo!? Answers', year: 2021 },
        { name: 'Periscope (?:app|video|stream)', year: 2021 },
        { name: 'Internet Explorer', year: 2022 },
        { name: 'Universal Analytics', year: 2023 },
        { name: 'Google Optimize', year: 2023 },
        { name: 'Facebook Analytics', year: 2021 },
        { name: 'Skype(?= (?:call|for|meeting|account))', year: 2025 },
      ],
      unit: 'year of the end',
      reason: 'widely known services, and when they ended by announcement of their owners',
    },
    confidence: {
      value: { price: 0.7, data: 0.6, name: 0.8 },
      unit: 'probability',
      reason: 'an old figure may be told as history; a name of the past seldom is',
    },
    fullGapYears: { value: 3, unit: 'years', reason: 'a gap of this many years counts in full' },
    maxFindings: { value: 2, unit: 'findings', reason: 'who corrects two such passages reads the rest' },
  },
  knownLimits: ['The list of services that ended is short, and of no use where a page tells their history.'],
});
