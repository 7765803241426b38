import type { ErrorCode } from '@stratomate/contracts/errors'
import type { Explanation } from './refusal-explanations.ts'
import { programExplanations } from './program-explanations.ts'
import { graceDays } from '../plan-texts.ts'

/** Every error that the service answers; the app's `no_entitlement` refusal is explained here too. */
export const errorExplanations = {
  invalid_input: {
    cause:
      'A field is empty, too long, or written in a way that cannot be right, such as an email without an @. The message names each field; nothing was saved. For programs: the answer lists names and reasons under fields.',
    fix: 'Correct the marked fields and send the form again. What you typed is still there.',
  },
  malformed_request: {
    cause:
      'What arrived was no complete request: cut off on the way, changed by a proxy or an extension, or, from a program, JSON that does not parse.',
    fix: 'Reload the page and try once more. From a program, send valid JSON with the content type application/json.',
  },
  signed_out: {
    cause:
      'The call needs to know who you are, and your session has ended, was signed out elsewhere, or its cookie was cleared. Setting a new password ends all other sessions. A desktop app sees this when its device was removed.',
    fix: 'Log in again; you are brought back to where you were. In the app, sign in by code again.',
  },
  wrong_credentials: {
    cause:
      'The email and password don’t match. The message is the same for an unknown email and a wrong password, so that nobody can find out who has an account.',
    fix: 'Check caps lock and the email. If that doesn’t help, log in with a code sent to your email, or set a new password under Forgot password.',
  },
  wrong_code: {
    cause:
      'Codes have six digits, are valid for ten minutes and work once. A newer code replaces the older one, so only the latest email counts, and a few wrong attempts end a code.',
    fix: 'Ask for a new code and type the one from the newest email. Check your spam folder if none arrives. The code of a sign-up works only in the browser in which you signed up: if you are in another one, sign up there again.',
  },
  email_not_verified: {
    cause:
      'You signed up, but nobody has shown yet that the email can be read. The account begins with that proof, in the browser in which you signed up, so that nobody can open one with your address.',
    fix: 'Enter the code from our email on the verification page, where you can also have it sent again. In another browser, or after a day, sign up once more.',
  },
  account_suspended: {
    cause:
      'The team has suspended the account, for example after a breach of the terms or a disputed payment. Sessions have ended, sign-in is refused, and the desktop app stops trading; trades that are already open at a broker run to their end and are still recorded. Suspensions are never hidden from the person concerned.',
    fix: 'Write to support from the email of the account. You get the reason and learn whether and when the suspension ends.',
  },
  ...programExplanations,
  forbidden: {
    cause:
      'You are signed in, but this belongs to somebody else, or it needs a role that the account does not have, such as administrator.',
    fix: 'Check that you are signed in with the right account. If you should have access, ask whoever gave you the link.',
  },
  posting_suspended: {
    cause:
      'A moderator has found that a text of yours breaks the guidelines and has suspended you from writing. The message names the reason and when it ends.',
    fix: 'You can still read, and trade as before. If you think that it is a mistake, write to support.',
  },
  posting_limited: {
    cause:
      'There are limits on posts, replies, likes, votes and reports a day, lower for new accounts, so that nobody floods the community. What was deleted counts until its day is over.',
    fix: 'The message says what is limited. Wait a little, or continue tomorrow; the text stays in the form.',
  },
  text_repeated: {
    cause:
      'The same words were posted within the last five minutes; small and capital letters, marks and spaces make no difference.',
    fix: 'Check whether it is there already. If it is a different post, reword it.',
  },
  already_sent: {
    cause:
      'The first text was stored, but the line broke before the answer came back to you. The text in the form was changed since and sent again as the same one. Neither of the two is thrown away or put in the place of the other without you.',
    fix: 'Look at the first text in the community: the changed one is still in the form. Edit the first there, or send the changed one as well.',
  },
  post_locked: {
    cause:
      'A moderator has locked the post because the talk about it is over or has left the guidelines. It stays readable, and takes no replies and no changes, not even by its author.',
    fix: 'Open a new post if there is something to add.',
  },
  passkey_refused: {
    cause:
      'The passkey is not known here any more, was made for another address than this one, did not ask for your finger, face or PIN, or took longer than five minutes.',
    fix: 'Try once more. If that doesn’t help, log in with your password or a one-time code, remove the passkey under Security in your account and add it again.',
  },
  oidc_unavailable: {
    cause:
      'You wanted to continue with another service, such as the account of your company, and that service could not be reached or answered with a fault. Your account here is not affected.',
    fix: 'Try again in a moment. Until it answers, log in with your password, a passkey or a one-time code that we email to you.',
  },
  oidc_refused: {
    cause:
      'The answer of the other service could not be confirmed: it was used before, was begun in another browser, was changed on the way, or is not signed by that service. Somebody may have sent you a link that was not meant for you.',
    fix: 'Start again from the login page, in one tab. If that doesn’t help, log in another way and write to support.',
  },
  oidc_email_unverified: {
    cause:
      'The other service says which email you have there, and also that nobody has verified it, or it names none at all. An account here begins with a verified email, so that nobody opens one with your address.',
    fix: 'Verify the email at the other service and continue with it again, or sign up here with a password: then we verify the email ourselves.',
  },
  account_not_linked: {
    cause:
      'There is an account with the email that the other service names, and it does not accept that sign-in: its own email is not verified, you have disconnected the service in your account, or the account belongs to another person of that service.',
    fix: 'Log in with your password, a passkey or a one-time code. If you have disconnected the service, connect it again under Security in your account.',
  },
  second_factor_needed: {
    cause:
      'Administrators and moderators prove who they are with a passkey or a code of an authenticator app, beside the password. This session was opened without one, so it may do everything that a member does and nothing that needs the role.',
    fix: 'Open Security in your account, and confirm there with a passkey or a code; add one first if there is none. Or log out and log in with the passkey.',
  },
  factor_link_needed: {
    cause:
      'An administrator or moderator sets up the first passkey or authenticator app by a link that is emailed, or printed on the console of a server without mail. A password alone is not enough, because a thief of it could set up a factor of their own.',
    fix: 'Open Security in your account, ask for the link, and open it within 30 minutes in the same browser. Then set up the passkey or the app within 15 minutes.',
  },
  sign_in_again: {
    cause:
      'Publishing files and moving money ask for a sign-in of the last 15 minutes, so that nobody does so in a browser that was left open.',
    fix: 'Log in again, or confirm with a passkey or a code under Security in your account. Then repeat what you did; nothing of it was done so far.',
  },
  journal_full: {
    cause:
      'A journal holds 20,000 notes about days and trades, and yours has as many. A note that exists can still be changed; only a new one is refused. Nothing that you wrote was lost.',
    fix: 'Open an old note in the journal, empty its text and its tags, and save: it is removed. Then write the new one.',
  },
  foreign_origin: {
    cause:
      'Changes are accepted from our own pages only. The request was started by another site, or the page was opened under another name than the official one, for example an IP address or a translated copy, or an extension removes the origin of requests.',
    fix: 'Open the site by its official address, and if that doesn’t help, try without extensions. Nothing was changed.',
  },
  not_found: {
    cause:
      'The address is mistyped, the thing was deleted, or it belongs to somebody else: to strangers both look the same on purpose. A device code that is unknown or has run out answers this too.',
    fix: 'Check the address, or start from the page that lists it. Let the app show a new code if it was a device code.',
  },
  conflict: {
    cause:
      'The same thing was changed twice at nearly the same time: in another tab, on another computer or by a double click. The later change was refused, so nothing was overwritten.',
    fix: 'Reload to see the present state, then make your change again if it is still needed.',
  },
  trial_used: {
    cause:
      'The free trial is given once per account and mailbox. Different spellings of one mailbox, such as with a plus sign, count as the same, also after an account was deleted.',
    fix: 'Choose a plan or a one-time license on the pricing page. If you never had a trial, write to support.',
  },
  payment_confirming: {
    cause:
      'You have confirmed a payment for this, in this tab or another one, and the bank or the payment provider still works on it. A card takes seconds, some banks take longer. Until it is decided, no second form is opened for the same thing, so that nobody pays twice.',
    fix: 'Wait a moment: the page checks again and shows the result. If the bank refuses, the form comes back and nothing was charged.',
  },
  already_subscribed: {
    cause:
      'A trial, a subscription or a license is in force on the account, so another trial would add nothing. A second tab or a second click on the button ends here too, and so does a browser that has bought the same thing without being signed in; nothing was charged twice.',
    fix: 'Open the dashboard to see what is in force. A larger or smaller plan is chosen under Manage Subscription.',
  },
  no_entitlement: {
    cause: `Nothing that allows trading is in force: the trial has ended, a subscription was cancelled or has expired, or a charge failed and its ${graceDays} days have passed. The app learns this at its next contact and refuses signals from then on. The dashboard shows what the account had, and until when.`,
    fix: 'Start the free trial if the account has not used it, choose a plan, or settle the failed charge under Manage Subscription. The app resumes at its next contact with us.',
  },
  limit_reached: {
    cause:
      'The trades of the day are handed out, to this computer or to others of the account. Blocks that another computer has reserved and not used come back when it closes or after some minutes. The trading day is a UTC day.',
    fix: 'Wait for the reset, which the message names, close the app on computers that you do not use, or choose a plan with more trades.',
  },
  lease_unknown: {
    cause:
      'The app reported about reserved trades that our server does not know for this device: it was removed and added again, or its data folder comes from another computer.',
    fix: 'Nothing to do: the app drops the reservation and asks for a new one. If it repeats, sign the app out and in again.',
  },
  lease_closed: {
    cause:
      'A reservation was returned and then used in a report once more, mostly because the answer to the return was lost on the way. Trades that were made are recorded either way.',
    fix: 'Nothing to do: the app takes a new reservation.',
  },
  lease_out_of_order: {
    cause:
      'Reports about a reservation are numbered, and an older one arrived after a newer one. Networks do that; only the newest counts. It also appears when two copies of one data folder are in use.',
    fix: 'Nothing to do. If it repeats, make sure that the data folder was not copied to a second computer.',
  },
  lease_overused: {
    cause:
      'More trades were reported than were reserved, as happens when an old copy of the data folder is put back or the app was changed. What was returned is reserved no longer, so a trade that is reported under it afterwards counts as one too many. The trades are recorded and count, because they happened; no computer of the account gets more for that day, and an email tells its owner.',
    fix: 'Trading resumes at the next reset. Do not restore the data folder from a backup; sign in again instead.',
  },
  change_used: {
    cause:
      'During the trial one indicator is installed at a time. The first choice is free, and then one change is allowed per trading day, which has been used today.',
    fix: 'Change it after the next-day reset, which the dashboard shows in your local time, or choose a plan: every plan runs all indicators at once.',
  },
  device_offline: {
    cause:
      'Favorites are kept by the app on your computer, and the computer was not connected when the dashboard asked for a change. Nothing is kept for later, so that no chart begins to be traded hours after you asked for it.',
    fix: 'Start the app, wait until the dashboard shows the computer as connected, and try again.',
  },
  too_many_computers: {
    cause:
      'The account has as many computers as one account may have, so that a stolen password cannot connect any number of them. Those that you no longer use, or that were installed again, count until you remove them.',
    fix: 'Remove a computer that you no longer use under Account, then approve the new one again.',
  },
  authorization_pending: {
    cause:
      'The app asks every few seconds whether its sign-in was approved, and it has not been yet. This is the normal answer until you act, not a failure.',
    fix: 'Enter the code that the app shows on the device page and press Approve.',
  },
  slow_down: {
    cause:
      'A program asked for the result of its sign-in more often than agreed. Each time, the interval grows by five seconds.',
    fix: 'Nothing to do in our app. Your own program has to wait for the interval that it was given before it asks again.',
  },
  access_denied: {
    cause:
      'Deny was pressed on the device page for this sign-in; perhaps the code, the computer name or the address there did not look right. Or you cancelled at the other service with which you wanted to continue.',
    fix: 'Start the sign-in again, in the app or on the login page, and approve it, if it was really you.',
  },
  expired_token: {
    cause:
      'A device code is valid for some minutes, so that nobody can use one that was left on a screen. This one was not approved in time. A sign-up that comes from another service waits for an hour, in the browser in which it was begun.',
    fix: 'Let the app show a new code and enter it on the device page right away. On the login page, continue with the other service again.',
  },
  invalid_grant: {
    cause:
      'The credential of the app was replaced, revoked or used twice. That happens when the device was removed on the dashboard, when its data folder was copied to another computer or restored from a backup, or after a long time without a contact.',
    fix: 'Sign in by code again. If you removed nothing and copied nothing, look at the list of devices and set a new password.',
  },
  request_timeout: {
    cause:
      'The request began and did not arrive whole in time: a line that broke off, or a program that keeps a connection open without sending.',
    fix: 'Check the connection and try again. A program sends its whole request at once.',
  },
  headers_too_large: {
    cause:
      'The address and the headers of a request may hold 16 kB together. Cookies of many other services under the same address, or a very long link, go beyond that.',
    fix: 'Delete the cookies of this site, or open it in a private window; shorten the link.',
  },
  payload_too_large: {
    cause:
      'A file or a text is larger than this place accepts. Uploads take ZIP files of up to 50MB; other forms take far less.',
    fix: 'Send a smaller file or a shorter text. A log can be cut to the minutes around the problem.',
  },
  unsupported_media_type: {
    cause:
      'This place expects another kind of content: uploads accept ZIP files only, judged by what is in them and not by their name, and programs have to send JSON.',
    fix: 'Pack the file as ZIP, or set the content type of your request to application/json.',
  },
  archive_refused: {
    cause:
      'The file is a ZIP file, but something in it is broken, could harm the computer it is unpacked on, or looks different in different programs: a path that leads out of its folder, a link, an encrypted entry, two names for one file, hidden bytes, a size that is not true, an archive in the archive, or far more data than a real package holds. The message names the first thing found and what to do about it.',
    fix: 'Do what the message says: most often it is enough to pack the folder again with an ordinary ZIP program, without a password and without comments, and to upload that. What was published before is still there.',
  },
  rate_limited: {
    cause:
      'There were too many attempts within a short time, from your address or for this email. Passwords, codes and emails have narrow limits, because that is where guessing starts. A browser or an account begins at most 20 payments an hour; continuing one that is open is not counted. In an office or behind a VPN, many people share one address.',
    fix: 'Wait for as long as the message names, then try once, carefully.',
  },
  internal: {
    cause:
      'Something happened on our side that we did not foresee. It is logged together with the number of the request. Meanwhile trading continues with the trades the app has reserved.',
    fix: 'Try again. If that doesn’t help, write to support and add the request number from the message: it leads straight to the log.',
  },
  payments_unavailable: {
    cause:
      'Our server asked the payment provider and got no usable answer. You were not charged by this try. A trial that could not be started is not used up.',
    fix: 'Try again in a minute: pressing again finishes the same request and never makes a second one.',
  },
  portal_unavailable: {
    cause:
      "The page behind 'Manage Subscription' belongs to the payment provider, and it could not be opened just now. Your subscription is not affected.",
    fix: 'Try again in a minute. If that doesn’t help, write to support, and say so when a date of renewal is near.',
  },
  starting: {
    cause:
      'The service is being started or updated, or its database does not answer for a moment. It repairs itself as soon as the database is back. The app keeps trading from its reservation and reports later.',
    fix: 'Wait some seconds and try again. If it lasts, the status page says what we know.',
  },
  not_ready: {
    cause:
      'Only the check for load balancers answers this, at /api/ready: the service is stopping, or its database or its storage has not answered within a second. They are listed under fields.',
    fix: 'Nothing to do on your side. Who runs the service finds the cause in its log.',
  },
  storage_full: {
    cause:
      'The disk of the service has too little room, so it refuses changes rather than lose some. Reading works. The app keeps its reports and sends them when there is room again.',
    fix: 'Nothing to do on your side. Try again later, and tell support if it lasts more than an hour.',
  },
} as const satisfies Record<ErrorCode, Explanation>
