/** The content of a page as schema.org objects, for machines. It is in the body, beside what it describes. */
export function StructuredData({ objects }: { objects: readonly Record<string, unknown>[] }) {
  return objects.map((object, place) => (
    <script
      // The list is fixed when the page is built.
      // oxlint-disable-next-line react/no-array-index-key
      key={place}
      type="application/ld+json"
      // A closing tag inside a text must not end the script.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c'),
      }}
    />
  ))
}
