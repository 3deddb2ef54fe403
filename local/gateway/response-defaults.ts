/** API Gateway's default gateway responses, from "Gateway response types" in its developer guide. */

/** Status, message (`$context.error.message`) and `x-amzn-ErrorType` of one type. */
export interface ResponseDefault {
  status: number;
  message: string | null;
  errorType: string;
}

const unauthorized = { status: 401, message: 'Unauthorized', errorType: 'UnauthorizedException' };
const internal = { status: 500, message: null, errorType: 'InternalServerErrorException' };

/**
 * By type. `LAMBDA_FAILURE` is not a type of API Gateway: it is the 502 for a failed function or a malformed result,
 * which cannot be customized and uses the response of DEFAULT_5XX.
 */
export const responseDefaults: Readonly<Record<string, ResponseDefault>> & { DEFAULT_5XX: ResponseDefault } = {
  ACCESS_DENIED: {
    status: 403,
    message: 'User is not authorized to access this resource',
    errorType: 'AccessDeniedException',
  },
  API_CONFIGURATION_ERROR: { ...internal, errorType: 'ApiConfigurationException' },
  AUTHORIZER_CONFIGURATION_ERROR: { ...internal, errorType: 'AuthorizerConfigurationException' },
  AUTHORIZER_FAILURE: { ...internal, errorType: 'AuthorizerFailureException' },
  BAD_REQUEST_BODY: { status: 400, message: 'Invalid request body', errorType: 'BadRequestException' },
  BAD_REQUEST_PARAMETERS: { status: 400, message: 'Bad Request', errorType: 'BadRequestException' },
  DEFAULT_4XX: { status: 400, message: 'Bad Request', errorType: 'BadRequestException' },
  DEFAULT_5XX: { ...internal, message: 'Internal server error' },
  INTEGRATION_TIMEOUT: {
    status: 504,
    message: 'Endpoint request timed out',
    errorType: 'InternalServerErrorException',
  },
  INVALID_API_KEY: { status: 403, message: 'Forbidden', errorType: 'ForbiddenException' },
  LAMBDA_FAILURE: { status: 502, message: 'Internal server error', errorType: 'InternalServerErrorException' },
  MISSING_AUTHENTICATION_TOKEN: {
    status: 403,
    message: 'Missing Authentication Token',
    errorType: 'MissingAuthenticationTokenException',
  },
  REQUEST_TOO_LARGE: {
    status: 413,
    message: 'HTTP content length exceeded 10485760 bytes.',
    errorType: 'RequestTooLargeException',
  },
  THROTTLED: { status: 429, message: 'Too Many Requests', errorType: 'TooManyRequestsException' },
  UNAUTHORIZED: unauthorized,
};
