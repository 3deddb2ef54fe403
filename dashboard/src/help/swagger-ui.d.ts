/** The part of Swagger UI that the page uses; the package has no types of its own. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export interface SwaggerRequest {
    url: string;
    credentials?: 'omit';
  }

  /** Draws the reference into `domNode`. */
  export default function SwaggerUI(options: {
    domNode: HTMLElement;
    spec: object;
    layout: 'BaseLayout';
    docExpansion: 'list';
    defaultModelsExpandDepth: number;
    defaultModelExpandDepth: number;
    displayRequestDuration: boolean;
    /** `false`: the printed command has the request as it was before the interceptor. */
    showMutatedRequest: boolean;
    persistAuthorization: boolean;
    validatorUrl: null;
    requestInterceptor: (request: SwaggerRequest) => SwaggerRequest;
  }): void;
}
