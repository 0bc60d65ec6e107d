/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a slot can be inside of a bar, which is a button and may not contain another */
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import type { BrokenPart } from '@throughline/ui/ErrorBoundary'
import { token } from '@throughline/ui/theme'
import { isValidElement } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { styled } from 'styled-components'

type Render = (parts: unknown) => ReactNode

/** The same function for the same slot: parts that get it are not drawn again. */
const boundedRenders = new WeakMap<Render, Render>()

/**
 * Returns the slots of a host, each in a separate error boundary. If one throws, its place says so
 * and offers to try again; the rest of the view stays.
 *
 * @param names slots that are functions or nodes
 */
export function boundedSlots<Props extends object, Name extends keyof Props>(
  props: Props,
  names: readonly Name[],
): Partial<Pick<Props, Name>> {
  const bounded: Partial<Record<Name, unknown>> = {}
  for (const name of names) {
    const slot: unknown = props[name]
    if (isRender(slot)) bounded[name] = boundedRender(slot)
    else if (isValidElement(slot)) bounded[name] = <HostSlot>{slot}</HostSlot>
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each slot is replaced by one of its kind
  return bounded as Partial<Pick<Props, Name>>
}

function isRender(slot: unknown): slot is Render {
  return typeof slot === 'function'
}

function boundedRender(render: Render): Render {
  const existing = boundedRenders.get(render)
  if (existing !== undefined) return existing
  const bounded: Render = (parts) => <HostSlot>{() => render(parts)}</HostSlot>
  boundedRenders.set(render, bounded)
  return bounded
}

/** Draws a slot of a host; where it throws, its place says so and offers to try again. */
export function HostSlot({ children }: { readonly children: ReactNode | (() => ReactNode) }) {
  return (
    <ErrorBoundary renderError={drawNotice}>
      {typeof children === 'function' ? <Slot draw={children} /> : children}
    </ErrorBoundary>
  )
}

/** Separate component, so that the boundary catches its errors. */
function Slot({ draw }: { readonly draw: () => ReactNode }) {
  return draw()
}

const Notice = styled.span`
  color: ${token('color-danger-text')};

  & > [role='button'] {
    cursor: pointer;
    text-decoration: underline;
  }
`

function drawNotice({ labels, reset }: BrokenPart) {
  // A slot is part of an element that users press and drag.
  const retry = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    reset()
  }
  return (
    <Notice role="alert">
      {labels.title}{' '}
      <span
        role="button"
        tabIndex={0}
        onClick={retry}
        onPointerDown={(event) => {
          event.stopPropagation()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') retry(event)
        }}
      >
        {labels.retry}
      </span>
    </Notice>
  )
}
