import { browserToken } from './browser-token.ts'

/** The browser that has begun a chat without an account. */
export const { read: readChatSecret, ensure: ensureChatSecret } = browserToken({
  name: 'chat',
  path: '/api/conversations',
  form: 'plain',
})
