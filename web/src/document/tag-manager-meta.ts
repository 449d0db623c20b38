/** The element of the head that says where the tag manager is. The browser asks it nothing before consent. */
export const tagManagerMeta = 'tag-manager'
