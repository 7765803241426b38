import { Outlet } from 'react-router'
import { Queries } from '#web/shared/api/queries.tsx'

/** Public pages that ask the server something. */
export default function QueriesLayout() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
