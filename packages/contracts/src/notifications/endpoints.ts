import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  NotificationPage,
  NotificationSettings,
  NotificationSettingsInput,
  ReadAllInput,
  TelegramInvitation,
  UnreadCount,
} from './schemas.ts'
import { routes } from '../routes.ts'
import { Id, PageQuery } from '../values.ts'

/** The notifications of a person, and the channels that they choose. */
export const notificationEndpoints = {
  listNotifications: endpoint({
    route: routes.listNotifications,
    summary: 'What happened to you, newest first, with how much of it is unread.',
    access: 'member',
    query: PageQuery,
    output: NotificationPage,
    errors: ['signed_out', 'invalid_input'],
  }),
  readNotification: endpoint({
    route: routes.readNotification,
    summary: 'Mark a notification as read; again changes nothing.',
    access: 'member',
    params: z.object({ id: Id }),
    output: UnreadCount,
    errors: ['signed_out', 'not_found'],
  }),
  readAllNotifications: endpoint({
    route: routes.readAllNotifications,
    summary: 'Mark all notifications up to an instant as read.',
    access: 'member',
    body: ReadAllInput,
    output: UnreadCount,
    errors: ['signed_out', 'invalid_input'],
  }),
  readNotificationSettings: endpoint({
    route: routes.readNotificationSettings,
    summary: 'Where your notifications go beside this site.',
    access: 'member',
    output: NotificationSettings,
    errors: ['signed_out'],
  }),
  changeNotificationSettings: endpoint({
    route: routes.changeNotificationSettings,
    summary: 'Choose how often unread things are mailed together, and what goes to Telegram.',
    access: 'member',
    body: NotificationSettingsInput,
    output: NotificationSettings,
    errors: ['signed_out', 'invalid_input'],
  }),
  inviteTelegram: endpoint({
    route: routes.inviteTelegram,
    summary: 'A link that connects your Telegram with this account, once; 404 where the service has no bot.',
    access: 'member',
    output: TelegramInvitation,
    errors: ['signed_out', 'not_found', 'rate_limited'],
  }),
  unlinkTelegram: endpoint({
    route: routes.unlinkTelegram,
    summary: 'Send nothing to your Telegram any more; again changes nothing.',
    access: 'member',
    output: NotificationSettings,
    errors: ['signed_out'],
  }),
} as const
