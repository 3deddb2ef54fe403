/** Settings of the generator of `src/generated`: types, one function for each operation, and their client. */
export default {
  input: '../../docs/openapi.json',
  output: { path: process.env.SDK_OUTPUT ?? 'src/generated', module: { extension: '.js' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
};
