import { brand } from '@stratomate/brand'

/** Title and description of a page; every page has both. */
export function pageMeta(title: string, description: string) {
  return [
    { title: title === brand.name ? title : `${title} · ${brand.name}` },
    { name: 'description', content: description },
  ]
}
