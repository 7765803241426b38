import { pageMeta } from '#web/shared/page-meta.ts'

export function meta() {
  return pageMeta({ path: '/feedback', title: 'Feedback', description: 'Feedback' })
}

export default function FeedbackRoute() {
  return <h1 className="pt-28">Feedback</h1>
}
