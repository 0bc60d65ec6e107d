import { forwardRef, version, type ForwardRefRenderFunction } from 'react'

/** Whether `ref` is a prop, and a function given as `ref` may return its cleanup: React 19. */
export const hasRefProp = Number.parseInt(version, 10) >= 19

/**
 * Lets a function component that takes `ref` among its props do so in React 18 too. The
 * build wraps the components of the packages with it. React 19 gets them as they are.
 */
export function acceptRef<Type extends (props: never) => unknown>(component: Type): Type
export function acceptRef(
  component: (props: object) => ReturnType<ForwardRefRenderFunction<unknown>>,
) {
  if (hasRefProp) return component
  const forwarding = forwardRef<unknown, object>((props, ref) =>
    component(ref === null ? props : { ...props, ref }),
  )
  forwarding.displayName = component.name
  return forwarding
}
