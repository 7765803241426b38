import { type Brand, brand } from '@stratomate/brand'
import { communityAbout, communityGuidelines } from '@stratomate/content/community-texts'
import { Card, CardTitle } from '@stratomate/ui/card'
import { ContentLink } from '#web/shared/content/content-link.tsx'
import { FoldMark } from '#web/shared/content/disclosure.tsx'
import { RichText } from '#web/shared/content/rich-text.tsx'
import { inLanguage, t } from '#web/shared/language/t.ts'

type CommunityRulesProps = { anchorId: string; telegram?: Brand['telegram'] }

/** What the community is for, its rules in a line each, and where else its members talk. */
export function CommunityRules({ anchorId, telegram = brand.telegram }: CommunityRulesProps) {
  return (
    <aside id={anchorId} aria-label={t('About the community')}>
      <Card className="divide-y divide-line md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:divide-x md:max-lg:divide-y-0">
        <section className="p-5">
          <CardTitle>{t('About')}</CardTitle>
          <p className="mt-2 text-sm text-text-2">
            <RichText text={inLanguage('communityAbout', communityAbout)} />
          </p>
          {telegram === null ? null : (
            <p className="mt-3 text-sm">
              <ContentLink to={telegram}>{t('Join us on Telegram')}</ContentLink>
            </p>
          )}
        </section>
        <section className="p-5">
          <CardTitle>{t('Community Guidelines')}</CardTitle>
          <div className="mt-1.5 -mb-2.5 text-sm">
            {inLanguage('communityGuidelines', communityGuidelines).map(({ rule, meaning }) => (
              <details key={rule} className="group border-t border-line first:border-t-0">
                <summary className="flex cursor-pointer list-none items-start justify-between gap-3 py-2.5 font-medium max-lg:py-3 hover:text-accent-text">
                  {rule}
                  <FoldMark size={16} className="mt-0.5" />
                </summary>
                <p className="pb-3 text-text-2">{meaning}</p>
              </details>
            ))}
          </div>
        </section>
      </Card>
    </aside>
  )
}
