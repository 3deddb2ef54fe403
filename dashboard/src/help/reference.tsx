/** Swagger UI in the page's colours. Its code is loaded with this module, by the API reference alone. */
import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { amendReference } from './amend-reference.ts';
import { throughOrigin } from './through-origin.ts';

export function Reference({ spec, apiUrl }: { spec: object; apiUrl: string }) {
  const container = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    document.documentElement.classList.toggle('dark-mode', scheme === 'dark');
    return () => document.documentElement.classList.remove('dark-mode');
  }, [scheme]);
  useEffect(() => {
    const domNode = document.createElement('div');
    container.current?.append(domNode);
    SwaggerUI({
      domNode,
      spec,
      layout: 'BaseLayout',
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      defaultModelExpandDepth: 2,
      displayRequestDuration: true,
      showMutatedRequest: false,
      persistAuthorization: false,
      validatorUrl: null,
      requestInterceptor: (request) => {
        request.url = throughOrigin(request.url, apiUrl, location.origin);
        request.credentials = 'omit';
        return request;
      },
    });
    const end = amendReference(domNode);
    return () => {
      end();
      domNode.remove();
    };
  }, [spec, apiUrl]);
  return <div ref={container} className="reference" />;
}
