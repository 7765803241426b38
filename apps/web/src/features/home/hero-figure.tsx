import { buttonLook } from '@stratomate/ui/look/button-look'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { sentMark } from '#web/shared/page/start-script.ts'
import { t } from '#web/shared/language/t.ts'
import { HeroPanel } from './hero-panel.tsx'
import { HeroSteps } from './hero-steps.tsx'
import { heroEvents, heroSource } from './hero-timeline.ts'
import { TallHeroPanel } from './tall-hero-panel.tsx'

/** The engine is only loaded by visitors who reach for it. */
const loadStage = () => import('./demo/demo-stage.tsx')
const DemoStage = lazy(async () => ({ default: (await loadStage()).DemoStage }))

/** Two seconds after a signal, wide or tall as the screen is; a press replaces it by the running engine. */
export function HeroFigure() {
  const [isRunning, setRunning] = useState(false)
  const begin = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current?.dataset[sentMark]) setRunning(true)
  }, [])
  const close = () => {
    setRunning(false)
    // The button only exists again after this render.
    requestAnimationFrame(() => begin.current?.focus())
  }
  return (
    <figure id="hero-figure" className="rise-in rise-in-2 mt-8 md:mt-0 lg:mt-8">
      {isRunning ? (
        <Suspense fallback={<Picture />}>
          <DemoStage onClose={close} />
        </Suspense>
      ) : (
        <div className="relative">
          {/* Before the steps of the ruler, so that the keyboard comes to it first. */}
          {/* A form keeps a press that came before its script, and this method leads nowhere without it. */}
          <form
            ref={form}
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault()
              setRunning(true)
            }}
          >
            <button
              ref={begin}
              type="submit"
              className={buttonLook({ size: 'sm', className: 'hero-begin noscript:hidden' })}
              onPointerEnter={fetchStage}
              onFocus={fetchStage}
            >
              <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
                <path
                  d="M1.5 1.5l9 5.5-9 5.5z"
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                  className="fill-none stroke-signal"
                />
              </svg>
              {t('Run the demo')}
            </button>
          </form>
          <Picture />
        </div>
      )}
    </figure>
  )
}

/** Loaded early for whoever is about to press; an error is shown when it is pressed. */
function fetchStage(): void {
  loadStage().then(
    ({ prepareDemo }) => prepareDemo(),
    () => undefined,
  )
}

/** The drawing, and under it the explanation of a step on its ruler. */
function Picture() {
  const [chosen, choose] = useState<string | null>(null)
  const sentence = heroEvents.find(({ label }) => label === chosen)?.sentence
  return (
    <>
      <div className="relative hidden lg:block">
        <HeroPanel />
        <HeroSteps shape="wide" chosen={chosen} onChoose={choose} />
      </div>
      <div className="relative mx-auto max-w-card lg:hidden">
        <TallHeroPanel />
        <HeroSteps shape="tall" chosen={chosen} onChoose={choose} />
      </div>
      <figcaption
        aria-live="polite"
        className="mx-auto mt-3 min-h-11 max-w-card text-sm text-text-2 lg:min-h-6 lg:max-w-none noscript:invisible"
      >
        {sentence === undefined ? heroSource() : t(sentence)}
      </figcaption>
    </>
  )
}
