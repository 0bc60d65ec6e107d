import * as React from 'react'

/**
 * React's component of this name, which React has since 19.2. Read by its name, because
 * bundlers warn of an import that an older React does not have.
 */
export const Activity: typeof React.Activity | undefined = Reflect.get(React, 'Activity')
