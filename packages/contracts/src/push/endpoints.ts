import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Id } from '../values.ts'
import { PushInput, PushSettings } from './schemas.ts'

/** Browsers that show a notification when trading is paused, a limit is reached or a computer falls silent. */
export const pushEndpoints = {
  readPush: endpoint({
    route: routes.readPush,
    summary: 'Your browsers that show notifications, oldest first.',
    access: 'member',
    output: PushSettings,
    errors: ['signed_out'],
  }),
  addPush: endpoint({
    route: routes.addPush,
    summary: 'Show notifications in this browser, until you sign out in it; again changes nothing.',
    access: 'member',
    body: PushInput,
    output: PushSettings,
    errors: ['signed_out', 'invalid_input'],
  }),
  removePush: endpoint({
    route: routes.removePush,
    summary: 'Show no more notifications in a browser.',
    access: 'member',
    params: z.object({ id: Id }),
    output: PushSettings,
    errors: ['signed_out', 'not_found'],
  }),
} as const
