import { brand } from '@stratomate/brand'
import { InstallationList } from '#web/features/files/downloads/installation-list.tsx'
import { InstallerCard } from '#web/features/files/downloads/installer-card.tsx'
import { OtherSystemNote } from '#web/features/files/downloads/other-system-note.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { ProductPicture, windowPicture } from '#web/shared/pictures/product-picture.tsx'

export function meta() {
  return pageMeta({
    path: '/download',
    title: t('Download'),
    description: t('{app} for Windows: system requirements and the four steps of the installation.', {
      app: brand.desktopName,
    }),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function DownloadRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Download')}</h1>
      <p className="mt-4 mb-10 max-w-prose text-md text-text-2">
        <TextWithMarks
          text="The desktop app takes the signals from your charts and places the trades, on your own PC. Every paid subscription also has the <addons>indicator addons</addons>: more indicators for your charts."
          marks={{ addons: (words) => <TextLink to="/indicator-addons">{words}</TextLink> }}
        />
      </p>
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-4 lg:grid-cols-2">
        {/* First in the page as well, which a browser draws while the rest of it comes. */}
        <OtherSystemNote className="md:order-1 lg:col-span-2" />
        <InstallerCard />
        <section aria-labelledby="installation-title" className="min-w-0 max-lg:mt-8 lg:pt-6">
          <h2 id="installation-title" className="mb-5 text-xl">
            {t('Installation')}
          </h2>
          <InstallationList />
        </section>
        {/* As wide as the page: a window that is cut or small shows less than its words. */}
        <figure className="mt-8 min-w-0 md:order-2 lg:col-span-2">
          <div className="overflow-hidden rounded-xl border border-line-strong">
            <ProductPicture {...windowPicture} cut="window-whole" />
          </div>
          <figcaption className="mt-3 text-sm text-text-3">
            {t('What opens after the setup, here with simulated charts and the paper account.')}
          </figcaption>
        </figure>
      </div>
    </div>
  )
}
