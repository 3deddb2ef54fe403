/** The resources of Amazon Bedrock that one model id stands for: what a worker may invoke, and nothing else. */

/** Prefixes of inference profiles, which send a request to one of several regions. */
const profile = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\./u;

/**
 * Returns the ARNs for `modelId`. A profile needs the profile in the account, and its model in the regions that the
 * profile chooses among.
 */
export function modelArns(
  modelId: string,
  { partition, region, account }: { partition: string; region: string; account: string },
): string[] {
  const model = modelId.replace(profile, '');
  if (model === modelId) return [`arn:${partition}:bedrock:${region}::foundation-model/${modelId}`];
  return [
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`,
    `arn:${partition}:bedrock:*::foundation-model/${model}`,
  ];
}
