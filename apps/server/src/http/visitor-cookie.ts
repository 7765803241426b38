import { browserToken } from './browser-token.ts'

/** The browser that has begun a purchase. */
export const { read: readVisitor, ensure: ensureVisitor } = browserToken({
  name: 'buyer',
  path: '/api',
  form: 'signed',
})
