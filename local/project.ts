/** The project's folder, and the AWS account and region that are simulated on this machine. */

import { fileURLToPath } from 'node:url';

/** The project's root folder, absolute. */
export const thisProjectDir = fileURLToPath(new URL('..', import.meta.url));

/** Values of the template's pseudo parameters. */
export const localRegion = 'us-east-1';
export const localAwsAccount = '000000000000';
