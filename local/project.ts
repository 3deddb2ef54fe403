/** Where the project is, and the account, region and credentials that stand for AWS on this machine. */

import { fileURLToPath } from 'node:url';

/** The project's root folder, absolute. */
export const PROJECT_DIR = fileURLToPath(new URL('..', import.meta.url));

/** What the pseudo parameters of the template resolve to. */
export const LOCAL_REGION = 'us-east-1';
export const LOCAL_ACCOUNT = '000000000000';

/** Credentials that the local endpoints accept and nothing else does. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' } as const;
