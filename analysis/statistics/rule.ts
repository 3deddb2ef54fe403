/** The rules for intervals, quantiles, Cliff's delta and BM25: their constants, reasons and known limits. */
import { defineRule } from '../rules/rule.ts';

export const wilsonRule = defineRule({
  id: 'wilson95',
  version: 1,
  name: 'Wilson score interval, 95 %',
  referenceUrl: 'https://doi.org/10.1080/01621459.1927.10502953',
  constants: {
    z: {
      value: 1.959963984540054,
      unit: 'standard deviations',
      reason: 'the .975 quantile of the standard normal distribution: 95 % two-sided',
      source: 'https://doi.org/10.1080/01621459.1927.10502953',
    },
  },
  knownLimits: ['pages_taken_as_independent'],
});

export const quantilesRule = defineRule({
  id: 'quantiles',
  version: 1,
  name: 'Quantiles by linear interpolation (definition 7 of Hyndman and Fan)',
  referenceUrl: 'https://doi.org/10.1080/00031305.1996.10473566',
  constants: {
    minSample: {
      value: 3,
      unit: 'values',
      reason: 'three values leave one on each side of the median; fewer have no distribution',
    },
  },
  knownLimits: ['outer_percentiles'],
});

export const cliffsDeltaRule = defineRule({
  id: 'cliffs_delta',
  version: 1,
  name: "Cliff's delta with the asymmetric 95 % interval by the consistent variance",
  referenceUrl: 'https://doi.org/10.22237/jmasm/1099267560',
  constants: {
    z: {
      value: 1.959963984540054,
      unit: 'standard deviations',
      reason: 'the .975 quantile of the standard normal distribution: 95 % two-sided',
    },
  },
  knownLimits: ['wide_interval_of_three'],
});

export const bm25Rule = defineRule({
  id: 'bm25',
  version: 1,
  name: 'BM25: rare words weigh more, repeated words count less and less',
  referenceUrl: 'https://doi.org/10.1561/1500000019',
  constants: {
    bm25Parameters: {
      value: { k1: 1.2, b: 0.75 },
      unit: 'parameters',
      reason:
        'the usual saturation of repeated terms and length normalization (Robertson and Zaragoza 2009, section 3.2)',
      source: 'https://doi.org/10.1561/1500000019',
    },
    idfSmoothing: {
      value: 0.5,
      unit: 'pages',
      reason: 'the estimate of Robertson and Spärck Jones for small counts',
      source: 'https://doi.org/10.1561/1500000019',
    },
  },
  knownLimits: ['words_alone_decide'],
});
