/** What a worker may invoke for a model of Amazon Bedrock. */
import { expect, test } from '@jest/globals';
import { modelArns } from '../../lib/model-arns.ts';

const here = { partition: 'aws', region: 'eu-central-1', account: '123456789012' };

test('a model is one resource', () => {
  expect(modelArns('vendor.model-v1:0', here)).toEqual([
    'arn:aws:bedrock:eu-central-1::foundation-model/vendor.model-v1:0',
  ]);
});

test('an inference profile is the profile, and its model alone', () => {
  expect(modelArns('eu.vendor.model-v1:0', here)).toEqual([
    'arn:aws:bedrock:eu-central-1:123456789012:inference-profile/eu.vendor.model-v1:0',
    'arn:aws:bedrock:*::foundation-model/vendor.model-v1:0',
  ]);
});
