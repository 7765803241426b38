import { brand, type SocialLink } from '@stratomate/brand'
import { buttonLook } from '@stratomate/ui/look/button-look'
import { t } from '#web/shared/language/t.ts'

const names = {
  telegram: 'Telegram',
  x: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
} as const satisfies Record<SocialLink['network'], string>

/** Only the profiles that the owner has given; without any there is nothing. */
export function SocialLinks() {
  const links: readonly SocialLink[] = brand.social
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noreferrer" className={buttonLook({ size: 'sm' })}>
            {names[network]}
            <span className="sr-only"> {t('(opens in a new tab)')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
