import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { usePost } from './use-post.ts'

/** Whose post a page is about; the built page, and that of a post that is gone, say where it stands. */
export function PostTitle({ id }: { id: string }) {
  const { data } = usePost(id)
  if (data === undefined) return t('Community')
  return (
    <TextWithMarks
      text="Post by <name>{author}</name>"
      slots={{ author: data.author.name }}
      marks={{ name: (words) => <bdi>{words}</bdi> }}
    />
  )
}
