import { Outlet } from 'react-router-dom'

/** What stands around public routes: nothing but the page itself. */
export function LoggedOutShell() {
  return <Outlet />
}
