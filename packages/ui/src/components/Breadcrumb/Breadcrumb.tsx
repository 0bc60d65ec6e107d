import { Ellipsis } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { Icon, type IconShape } from '../Icon'
import { IconButton } from '../IconButton'
import { Menu } from '../Menu'
import {
  BreadcrumbCurrent,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbRoot,
} from './Breadcrumb.styles'
import { englishBreadcrumbLabels, type BreadcrumbLabels } from './Breadcrumb.labels'
import { foldSteps } from './fold-steps'
import { useLabels } from '../../internal/locale/locale-context'

/** A page on the way to the current one. */
export interface BreadcrumbStep {
  /** Unique in the list. */
  readonly id: string
  readonly label: string
  /** The URL. The last step is the current page and is never a link. */
  readonly href?: string
  /** Before the label. */
  readonly icon?: IconShape
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top of the hierarchy to the current page; at least one. */
  steps: readonly BreadcrumbStep[]
  /**
   * How many steps are shown; at least 2. The steps after the first that do not fit are
   * in a menu. @default 4
   */
  maxSteps?: number
  /**
   * A link was pressed with the main button and without a modifier key, in the list or in
   * the menu; an app with a router prevents the default of `event` and goes there itself.
   */
  onNavigate?: (request: { step: BreadcrumbStep; event: MouseEvent<HTMLElement> }) => void
  /** @default englishBreadcrumbLabels */
  labels?: BreadcrumbLabels
}

/** Where the page is in a hierarchy, with links to the pages above it. */
export function Breadcrumb({
  steps,
  maxSteps = 4,
  onNavigate,
  labels: providedLabels = englishBreadcrumbLabels,
  ...rest
}: BreadcrumbProps) {
  const labels = useLabels(providedLabels)
  const { first, hidden, last } = foldSteps(steps, maxSteps)
  const current = steps.at(-1)
  const handleClick = (step: BreadcrumbStep, event: MouseEvent<HTMLElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (isPlain && event.button === 0) onNavigate?.({ step, event })
  }
  const stepOf = (step: BreadcrumbStep) => (
    <li key={step.id}>
      {step === current ? (
        <BreadcrumbCurrent aria-current="page" title={step.label}>
          {step.icon === undefined ? null : <Icon icon={step.icon} size={14} />}
          <span data-part="label">{step.label}</span>
        </BreadcrumbCurrent>
      ) : (
        <BreadcrumbLink
          {...(step.href === undefined ? null : { href: step.href })}
          title={step.label}
          onClick={(event) => {
            handleClick(step, event)
          }}
        >
          {step.icon === undefined ? null : <Icon icon={step.icon} size={14} />}
          <span data-part="label">{step.label}</span>
        </BreadcrumbLink>
      )}
    </li>
  )
  return (
    <BreadcrumbRoot aria-label={labels.navigation} {...rest}>
      <BreadcrumbList>
        {first.map(stepOf)}
        {hidden.length === 0 ? null : (
          <li>
            <Menu
              entries={hidden.map((step) => ({
                id: step.id,
                label: step.label,
                ...(step.icon === undefined ? null : { icon: step.icon }),
                ...(step.href === undefined ? null : { href: step.href }),
              }))}
              onSelect={({ id, event }) => {
                const step = hidden.find((each) => each.id === id)
                if (step !== undefined && event !== undefined) handleClick(step, event)
              }}
              renderTrigger={(trigger) => (
                <IconButton
                  {...trigger}
                  icon={Ellipsis}
                  size="small"
                  label={labels.more({ count: hidden.length })}
                />
              )}
            />
          </li>
        )}
        {last.map(stepOf)}
      </BreadcrumbList>
    </BreadcrumbRoot>
  )
}
