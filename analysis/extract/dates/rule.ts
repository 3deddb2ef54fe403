/** The rule for page dates: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const pageDatesRule = defineRule({
  id: 'page_dates',
  version: 9,
  name: 'Dates of a page: every date with what stands around it, weighted and added up by day',
  constants: {
    maxIconNameChars: { value: 30, unit: 'characters', reason: 'a longer name of an icon is a sentence' },
    plentyWeight: { value: 10, unit: 'weight', reason: 'one statement in structured data' },
    plentyOfChangeWeight: {
      value: 2,
      unit: 'weight',
      reason: 'evidence of a change weighs a fifth of evidence of the publication',
    },
    minWeight: { value: 0.5, unit: 'weight', reason: 'less is a date somewhere on the page' },
    neighbourShare: {
      value: 0.9,
      unit: 'share of the weight',
      reason: 'an instant in UTC may fall on another day where the page is written',
    },
    copyShare: {
      value: 0.6,
      unit: 'share of the weight',
      reason: 'the same statement in another place is not a second one',
    },
    metaWeights: {
      value: { published: 9, unknown: 3.5, modified: 2 },
      unit: 'weight',
      reason:
        'a name that says publication is as good as structured data; a bare "date" is often the day of the last change',
    },
    scriptWeight: {
      value: 3,
      unit: 'weight',
      reason: 'below every visible date with a label: scripts may hold the dates of other pages',
    },
    writerWeight: { value: 1.5, unit: 'weight', reason: 'a date in an inline call of the page' },
    propertyShare: {
      value: { datePublished: 1, dateCreated: 0.6, uploadDate: 0.5, datePosted: 1, dateModified: 0.2 },
      unit: 'factor',
      reason: 'a page may be created before it is published; templates change dateModified at will',
    },
    articleWeight: { value: 10, unit: 'weight', reason: 'structured data of an article names its own days' },
    pageWeight: { value: 9, unit: 'weight', reason: 'structured data of a page may be that of its template' },
    otherWeight: { value: 4, unit: 'weight', reason: 'an event or a product has days of its own' },
    textWeights: {
      value: { base: 1, hinted: 2, labelled: 2, nearHeading: 3, alone: 1, timed: 1, inProse: -1, doubtful: -0.5 },
      unit: 'weight',
      reason:
        'a time element or class, a label, a place near the heading, a line of its own and a time of day speak for a date; prose and an unclear format against it',
    },
    regionShare: {
      value: { main: 1, header: 0.6, aside: 0.3, comment: 0.2, navigation: 0.3, footer: 0.3 },
      unit: 'factor',
      reason: 'whatever stands near it, a date in the footer does not speak for the page',
    },
    nearBeforeChars: {
      value: 500,
      unit: 'characters',
      reason: 'a byline stands this close before the end of the heading',
    },
    nearAfterChars: {
      value: 1200,
      unit: 'characters',
      reason: 'a byline stands this close after the end of the heading',
    },
    minShownWeight: {
      value: 4,
      unit: 'weight',
      reason: 'two clues besides the date itself, such as its element and its place near the heading',
    },
    maxShownChars: {
      value: 40,
      unit: 'characters',
      reason: 'a longer line, or a longer part of one, tells of a day in passing',
    },
    maxShownChanges: {
      value: 4,
      unit: 'days',
      reason: 'more days with the word "updated" are those of other pages in a list',
    },
    maxEqualDays: { value: 4, unit: 'days', reason: 'more days with the same weight are those of a list' },
    maxChangeChars: {
      value: 80,
      unit: 'characters',
      reason: 'a longer line is a text that tells of changes',
    },
    shownChangeFactor: {
      value: 2,
      unit: 'factor',
      reason: 'words or a class say what happened on the day, which markup may claim at will',
    },
    modifiedShare: { value: 0.35, unit: 'factor', reason: 'a date of change in the text speaks less for the page' },
    urlWeight: {
      value: 7,
      unit: 'weight',
      reason: 'newsrooms and blogs build addresses from the day of publication and never change them',
    },
    compactUrlWeight: { value: 5, unit: 'weight', reason: "eight digits in a row may be an article's number" },
  },
  knownLimits: ['time_zones_unknown'],
});
