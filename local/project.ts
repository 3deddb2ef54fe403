/** Where the project is, and the account and region that stand for AWS on this machine. */

import { fileURLToPath } from 'node:url';

/** The project's root folder, absolute. */
export const thisProjectDir = fileURLToPath(new URL('..', import.meta.url));

/** What the pseudo parameters of the template resolve to. */
export const localRegion = 'us-east-1';
export const localAwsAccount = '000000000000';
