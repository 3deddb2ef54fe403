/**
 * The functions' shared logger: JSON lines with the request's id. Service, level and stage come from the environment.
 */
import { Logger } from '@aws-lambda-powertools/logger';

export const logger = new Logger();
