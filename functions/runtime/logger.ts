/** The functions' shared logger: JSON lines. Service, level and stage come from the environment. */
import { Logger } from '@aws-lambda-powertools/logger';

export const logger = new Logger();
