import { type Brand, brand } from '@stratomate/brand'
import { communityAbout, communityGuidelines } from '@stratomate/content/community-texts'
import { Card, CardTitle } from '@stratomate/ui/card'
import { ContentLink } from '#web/shared/content/content-link.tsx'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'

type CommunityRulesProps = { anchorId: string; telegram?: Brand['telegram'] }

/** What the community is for, its rules, and where else its members talk. */
export function CommunityRules({ anchorId, telegram = brand.telegram }: CommunityRulesProps) {
  return (
    <aside
      id={anchorId}
      aria-label={t('About the community')}
      className="grid content-start gap-4 md:max-lg:grid-cols-2 lg:gap-4"
    >
      <Card className="p-5">
        <CardTitle>{t('About')}</CardTitle>
        <p className="mt-2.5 text-text-2">
          <RichText text={inLanguage('communityAbout', communityAbout)} />
        </p>
        {telegram === null ? null : (
          <p className="mt-3">
            <ContentLink to={telegram}>{t('Join us on Telegram')}</ContentLink>
          </p>
        )}
      </Card>
      <Card className="p-5">
        <CardTitle>{t('Community Guidelines')}</CardTitle>
        <ul className="mt-2.5 grid text-sm text-text-2">
          {inLanguage('communityGuidelines', communityGuidelines).map((rule, place) => (
            <li key={place} className="border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0">
              <RichText text={rule} />
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
