import type { Text } from './blocks.ts'

export const communityAbout: Text = 'Members compare indicator settings and help each other.'

export const communityGuidelines: readonly Text[] = ['No earnings claims.', 'Be kind.']
