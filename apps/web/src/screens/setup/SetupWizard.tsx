import { Button } from '@throughline/ui/Button'
import { englishStepperLabels, Stepper } from '@throughline/ui/Stepper'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { PlanSettingsContext, type PlanSettings } from '../../plan'
import { planPath } from '../../session/landing'
import { SettingsFrameContext, type SettingsFrame } from '../../settings'
import { Logo } from '../../shell/Logo'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import type { SettingsSegment } from '../../shell/settings-paths'
import {
  Head,
  Page,
  StepColumn,
  StepContent,
  StepFoot,
  StepForward,
  StepHeading,
} from './Setup.styles'
import { SetupFrameContext, type SetupFrame } from './setup-frame'
import {
  groupsOf,
  setupPath,
  stepTexts,
  stepBeside,
  type SetupMode,
  type SetupStep,
} from './setup-steps'
import { StepPage } from './StepPage'
import { DefaultChannels } from './steps/DefaultChannels'
import { FirstTactics } from './steps/FirstTactics'
import { useSetupProgress } from './use-setup-progress'

/** Loads a settings screen as the content of a step. */
export type LoadSettings = (
  segment: SettingsSegment,
) => Promise<{ readonly Component: ComponentType }>

export interface SetupWizardProps {
  readonly settings: PlanSettings
  readonly mode: SetupMode
  /** Steps that the user may take. */
  readonly steps: readonly SetupStep[]
  readonly step: SetupStep
  readonly loadSettings: LoadSettings
}

/** Steps with forms, which need a narrow column. */
const narrow: ReadonlySet<SetupStep> = new Set(['default-channels', 'budget', 'tags'])

/**
 * Steps of the setup of a plan, one at a time: their header, their content, and the buttons between
 * them.
 */
export function SetupWizard({ settings, mode, steps, step, loadSettings }: SetupWizardProps) {
  const { plan } = settings
  const navigate = useNavigate()
  const headingRef = useRef<HTMLHeadingElement>(null)
  // The step whose button to the next step has the focus.
  const focusedStepRef = useRef<SetupStep>(null)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const { progress, stopAt, finish } = useSetupProgress(plan.id)
  const next = stepBeside(steps, step, 1)
  const previous = stepBeside(steps, step, -1)
  const groups = groupsOf(steps)
  const [contents] = useState(() => contentsOf(loadSettings))
  const Content = contents[step]
  const { heading, description } = stepTexts[step]

  useEffect(() => {
    stopAt(step)
    // Reading starts at the heading of each step.
    headingRef.current?.focus()
  }, [step, stopAt])

  const frames = useMemo(() => {
    const place = { accountId: plan.accountId, planId: plan.id }
    const go = (to: SetupStep | 'intro' | null) => {
      void navigate(to === null ? '/' : setupPath(mode, place, to))
    }
    const setup: SetupFrame = {
      foot,
      hasFocus: () => focusedStepRef.current === step,
      setFocus: (hasFocus) => {
        focusedStepRef.current = hasFocus ? step : null
      },
      nextLabel: next === null ? 'Finish' : 'Continue',
      goOn: () => {
        finish(step)
        go(next)
      },
      notice: plan.freeze
        ? 'This plan is frozen. Only admins can change it, and nobody else sees it change until it is unfrozen.'
        : null,
    }
    const frame: SettingsFrame = {
      planName: plan.name,
      navigation: null,
      search: null,
      // A screen closes itself after its save.
      close: setup.goOn,
      step: { Page: StepPage, nextLabel: setup.nextLabel, onNext: setup.goOn },
    }
    return { setup, frame, go }
  }, [plan, mode, step, next, foot, navigate, finish])

  return (
    <Page>
      <Head>
        <Logo />
        <Stepper
          label="Set up the plan"
          steps={groups.map(({ label, steps: parts }) => ({
            id: label,
            title: label,
            isDone: parts.every((part) => progress.done.includes(part)),
          }))}
          currentId={groups.find(({ steps: parts }) => parts.includes(step))?.label ?? ''}
          labels={englishStepperLabels}
          onSelect={({ id }) => {
            frames.go(groups.find(({ label }) => label === id)?.steps[0] ?? 'intro')
          }}
        />
        <RouterLinkButton variant="ghost" to={planPath(plan.accountId, plan.id)}>
          Finish later
        </RouterLinkButton>
      </Head>
      <StepColumn data-width={narrow.has(step) ? 'narrow' : 'wide'}>
        <StepHeading>
          <h1 ref={headingRef} tabIndex={-1}>
            {heading}
          </h1>
          <p>{description}</p>
        </StepHeading>
        <SetupFrameContext value={frames.setup}>
          <SettingsFrameContext value={frames.frame}>
            <PlanSettingsContext value={settings}>
              <StepContent>
                {/* Each step has a separate boundary, so the next step appears at once, while
                    its content loads. */}
                <Suspense
                  key={step}
                  fallback={<StepPage state={{ status: 'loading' }}>{null}</StepPage>}
                >
                  <Content />
                </Suspense>
                {/* Outside of the boundary, whose content is replaced when it has loaded, so no
                    press is lost. */}
                <StepFoot>
                  <Button
                    variant="ghost"
                    onClick={() => {
                      frames.go(previous ?? 'intro')
                    }}
                  >
                    Back
                  </Button>
                  {next === null ? null : (
                    <Button
                      onClick={() => {
                        frames.go(next)
                      }}
                    >
                      Skip
                    </Button>
                  )}
                  <StepForward ref={setFoot} />
                </StepFoot>
              </StepContent>
            </PlanSettingsContext>
          </SettingsFrameContext>
        </SetupFrameContext>
      </StepColumn>
    </Page>
  )
}

/** Returns a screen whose code loads at its first rendering. */
function lazyScreen(load: LoadSettings, segment: SettingsSegment) {
  return lazy(async () => ({ default: (await load(segment)).Component }))
}

/**
 * Returns the content of every step. Create it above the Suspense boundary: below one, React would
 * create it anew each time that it waits.
 */
function contentsOf(load: LoadSettings): Readonly<Record<SetupStep, ComponentType>> {
  return {
    'default-channels': DefaultChannels,
    'custom-channels': lazyScreen(load, 'channels'),
    calendars: lazyScreen(load, 'calendars-of-interest'),
    budget: lazyScreen(load, 'budget'),
    tags: lazyScreen(load, 'tags'),
    initiatives: lazyScreen(load, 'initiatives'),
    documents: lazyScreen(load, 'documents'),
    team: lazyScreen(load, 'team'),
    tactics: FirstTactics,
  }
}
