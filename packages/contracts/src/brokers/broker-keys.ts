import { type BrokerAccess, type BrokerId, brokerIds, brokers } from './brokers.ts'

/** `pocket-option` becomes `pocket_option`. */
type KeyOf<Id extends string> = Id extends `${infer Head}-${infer Tail}` ? `${Head}_${KeyOf<Tail>}` : Id
type IdBy<Access extends BrokerAccess> = {
  [Id in BrokerId]: (typeof brokers)[Id]['access'] extends Access ? Id : never
}[BrokerId]

/** The keys of the brokers with one of these kinds of access. */
export type BrokerKeyBy<Access extends BrokerAccess> = KeyOf<IdBy<Access>>
/** A broker's key in the settings file and the window: its id with underscores. */
export type BrokerKey = KeyOf<BrokerId>
/** A broker that is reached over the internet. */
export type RemoteBrokerKey = BrokerKeyBy<'token' | 'session'>
/** The id that belongs to a key. */
export type IdOfKey<Key extends BrokerKey> = { [Id in BrokerId]: KeyOf<Id> extends Key ? Id : never }[BrokerId]

/** The keys of all brokers with one of these kinds of access, in the order of the registry. */
export function brokerKeysBy<Access extends BrokerAccess>(...accesses: readonly Access[]): BrokerKeyBy<Access>[] {
  const wanted: readonly BrokerAccess[] = accesses
  // Safe: the filter keeps exactly the brokers that the type names, and the type spells keys as `brokerKey` does.
  return brokerIds.filter((id) => wanted.includes(brokers[id].access)).map(brokerKey) as BrokerKeyBy<Access>[]
}

/** Whether a broker has this kind of access. */
export function isReachedBy<Access extends BrokerAccess>(key: BrokerKey, access: Access): key is BrokerKeyBy<Access> {
  const facts: { access: BrokerAccess } = brokers[brokerIdOf(key)]
  return facts.access === access
}

export function brokerKey(id: BrokerId): BrokerKey {
  // Safe: the type replaces the same character.
  return id.replaceAll('-', '_') as BrokerKey
}

export function brokerIdOf<Key extends BrokerKey>(key: Key): IdOfKey<Key> {
  // Safe: the opposite of `brokerKey`; no id has an underscore.
  return key.replaceAll('_', '-') as IdOfKey<Key>
}

/** The brokers that are reached over the internet. */
export const remoteBrokerKeys: readonly RemoteBrokerKey[] = brokerKeysBy('token', 'session')
