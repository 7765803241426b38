import { messageLimits } from '@stratomate/contracts/support/values'

/** What a message can be about, with the answers on the page that may make it unnecessary. */
export const contactTopics = [
  { value: 'setup', label: 'Installation and updates', answers: ['install', 'update'] },
  { value: 'trading', label: 'Charts and trades', answers: ['automation-not-working'] },
  { value: 'plans', label: 'Plans and payments', answers: ['subscription-transferable'] },
  { value: 'account', label: 'My account', answers: ['connect-account'] },
] as const satisfies readonly { value: string; label: string; answers: readonly string[] }[]

export type ContactTopic = (typeof contactTopics)[number]

/** The topic that a form names; undefined for the first choice, which names none. */
export function topicOf(value: string): ContactTopic | undefined {
  return contactTopics.find((topic) => topic.value === value)
}

/** The subject as the team reads it: begins with the topic, where one was chosen and both fit into its limit. */
export function subjectWithTopic(subject: string, topic: string | undefined): string {
  const both = `${topic}: ${subject.trim()}`
  return topic === undefined || both.length > messageLimits.subject ? subject : both
}
