/** The version of this package, as its requests name it; a test compares it with package.json. */
export const version = '0.1.0';
