import { z } from 'zod'
import {
  ChangePasswordInput,
  DeleteAccountInput,
  MailSettings,
  MailSettingsInput,
  Profile,
  ProfileInput,
  SessionView,
} from './profile.ts'
import { Preferences, PreferencesInput } from './preferences.ts'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { Acknowledgement, Id } from '../values.ts'

/** What a person sees and changes of their own account. */
export const ownAccountEndpoints = {
  readProfile: endpoint({
    route: routes.readProfile,
    summary: 'Name, country and email of your account.',
    access: 'member',
    output: Profile,
    errors: ['signed_out'],
  }),
  changeProfile: endpoint({
    route: routes.changeProfile,
    summary: 'Change your name and country.',
    access: 'member',
    body: ProfileInput,
    output: Profile,
    errors: ['signed_out', 'invalid_input'],
  }),
  changePassword: endpoint({
    route: routes.changePassword,
    summary: 'Change your password; asks for the present one and ends all other sessions.',
    access: 'member',
    body: ChangePasswordInput,
    output: Acknowledgement,
    errors: ['signed_out', 'invalid_input', 'forbidden', 'rate_limited'],
  }),
  readMailSettings: endpoint({
    route: routes.readMailSettings,
    summary: 'Which emails you want; receipts and emails about the safety of your account always come.',
    access: 'member',
    output: MailSettings,
    errors: ['signed_out'],
  }),
  changeMailSettings: endpoint({
    route: routes.changeMailSettings,
    summary: 'Switch kinds of emails on or off; what is not named stays.',
    access: 'member',
    body: MailSettingsInput,
    output: MailSettings,
    errors: ['signed_out', 'invalid_input'],
  }),
  readPreferences: endpoint({
    route: routes.readPreferences,
    summary: 'How you want the signed-in pages: time zone, first day of the week, sound and density.',
    access: 'member',
    output: Preferences,
    errors: ['signed_out'],
  }),
  changePreferences: endpoint({
    route: routes.changePreferences,
    summary: 'Change how the signed-in pages look and sound; what is not named stays.',
    access: 'member',
    body: PreferencesInput,
    output: Preferences,
    errors: ['signed_out', 'invalid_input'],
  }),
  listSessions: endpoint({
    route: routes.listSessions,
    summary: 'Browsers in which you are signed in, the last used first.',
    access: 'member',
    output: z.object({ items: z.array(SessionView) }),
    errors: ['signed_out'],
  }),
  endSession: endpoint({
    route: routes.endSession,
    summary: 'Sign one of your browsers out; repeating it changes nothing.',
    access: 'member',
    params: z.object({ id: Id }),
    output: Acknowledgement,
    errors: ['signed_out', 'not_found'],
  }),
  endOtherSessions: endpoint({
    route: routes.endOtherSessions,
    summary: 'Sign out everywhere but here.',
    access: 'member',
    output: z.object({ ended: z.int().min(0) }),
    errors: ['signed_out'],
  }),
  deleteAccount: endpoint({
    route: routes.deleteAccount,
    summary: 'Delete your account: ends subscriptions, signs everything out, erases what is yours.',
    access: 'member',
    body: DeleteAccountInput,
    output: Acknowledgement,
    errors: ['signed_out', 'invalid_input', 'forbidden', 'payments_unavailable', 'rate_limited'],
  }),
} as const
