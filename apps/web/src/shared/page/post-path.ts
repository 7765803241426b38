/** The page of one post. */
export function postPath(id: string): string {
  return `/community/${id}`
}
