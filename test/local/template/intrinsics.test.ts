/** CloudFormation's intrinsic functions. */

import { describe, expect, test } from '@jest/globals';
import { noValue, resolveValue, type Scope } from '../../../local/template/intrinsics.ts';

const scope: Scope = {
  ref: (name) => {
    if (name === 'AWS::NoValue') return noValue;
    if (name === 'Table') return 'table-1';
    throw new Error(`${name} is not in the template`);
  },
  getAtt: (id, attribute) => `${id}/${attribute}`,
  condition: (name) => name === 'Yes',
  mapping: (map, key, attribute) => `${map}.${key}.${attribute}`,
};
const resolve = (value: unknown) => resolveValue(value, scope);

test.each([
  ['plain values stay', { a: [1, true, null, 'x'] }, { a: [1, true, null, 'x'] }],
  ['Ref', { Ref: 'Table' }, 'table-1'],
  ['GetAtt as a list', { 'Fn::GetAtt': ['Queue', 'Arn'] }, 'Queue/Arn'],
  ['GetAtt as text', { 'Fn::GetAtt': 'Queue.Nested.Arn' }, 'Queue/Nested.Arn'],
  ['Join of nested calls', { 'Fn::Join': [':', ['a', { Ref: 'Table' }, 1]] }, 'a:table-1:1'],
  [
    'Sub with references and its own variables',
    { 'Fn::Sub': ['${Table}-${Q.Arn}-${v}-${!x}', { v: { Ref: 'Table' } }] },
    'table-1-Q/Arn-table-1-${x}',
  ],
  ['Sub as text', { 'Fn::Sub': 'x/${Table}' }, 'x/table-1'],
  ['Select of Split', { 'Fn::Select': [1, { 'Fn::Split': ['-', { Ref: 'Table' }] }] }, '1'],
  ['If takes one side and reads only that', { 'Fn::If': ['Yes', 'a', { Ref: 'Nobody' }] }, 'a'],
  ['If the other way', { 'Fn::If': ['No', { Ref: 'Nobody' }, 'b'] }, 'b'],
  [
    'NoValue leaves members and elements out',
    { a: { Ref: 'AWS::NoValue' }, b: [1, { 'Fn::If': ['No', 2, { Ref: 'AWS::NoValue' }] }] },
    { b: [1] },
  ],
  ['conditions', { 'Fn::And': [{ Condition: 'Yes' }, { 'Fn::Not': [{ Condition: 'No' }] }] }, true],
  [
    'Or and Equals',
    { 'Fn::Or': [{ 'Fn::Equals': ['a', 'b'] }, { 'Fn::Equals': [{ Ref: 'Table' }, 'table-1'] }] },
    true,
  ],
  ['FindInMap', { 'Fn::FindInMap': ['M', 'k', 'a'] }, 'M.k.a'],
  ['Base64', { 'Fn::Base64': 'hi' }, 'aGk='],
  [
    'a policy’s Condition beside others is data',
    { Effect: 'Allow', Condition: { a: 1 } },
    { Effect: 'Allow', Condition: { a: 1 } },
  ],
  [
    'a policy’s Condition alone is data, too',
    { Condition: { StringEquals: { Ref: 'Table' } } },
    { Condition: { StringEquals: 'table-1' } },
  ],
])('%s', (_, value, expected) => {
  expect(resolve(value)).toEqual(expected);
});

describe('errors', () => {
  test('name the function that is not known', () => {
    expect(() => resolve({ 'Fn::ImportValue': 'x' })).toThrow('Fn::ImportValue');
  });

  test('name what is not in the template', () => {
    expect(() => resolve({ a: { 'Fn::Join': ['', [{ Ref: 'Nobody' }]] } })).toThrow('Nobody');
  });

  test('say when an argument is not well formed', () => {
    expect(() => resolve({ 'Fn::Join': 'x' })).toThrow('Fn::Join needs a list');
  });
});
