import * as React from 'react'
import type { ComponentType, ReactNode } from 'react'

/** Its props, which the types of an older React do not have. */
interface ActivityProps {
  mode?: 'visible' | 'hidden'
  children: ReactNode
}

/**
 * React's component of this name, which React has since 19.2. Read by its name, because
 * bundlers warn of an import that an older React does not have.
 */
export const Activity: ComponentType<ActivityProps> | undefined = Reflect.get(React, 'Activity')
