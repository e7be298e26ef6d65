import { Button } from '@mantine/core';
import { type Icon, IconAt, IconBrandWhatsapp, IconCopy, IconMessage, IconPhone } from '@tabler/icons-react';
import { copyText } from '@/components/notices/copy-text';
import { LazyMenu, type MenuParts } from '@/components/overlays/lazy-menu';
import { useDisplay } from '@/components/text/display';
import { nameOfBooking } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { phoneParts } from '@/lib/text/phone';
import { mailTo } from '@/lib/text/url';
import { whatsAppLink } from '@/lib/text/whatsapp';
import { travellerMessage } from './traveller-message';
import { useContact } from './use-contact';

interface WayProps {
  Menu: MenuParts;
  label: string;
  /** The address, shown behind the label. */
  to: string;
  href: string | undefined;
  icon: Icon;
}

/** A program to write or call with; null without an address for it. */
const Way = ({ Menu, label, to, href, icon: WayIcon }: WayProps) =>
  href && (
    <Menu.Item
      component="a"
      href={href}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
      leftSection={<WayIcon size={16} aria-hidden />}
    >
      {label} <bdi dir="ltr">{to}</bdi>
    </Menu.Item>
  );

/** Writes to the traveller about the booking, by e-mail or WhatsApp, calls them, or copies the message. */
export const MessageMenu = ({ booking }: { booking: Booking }) => {
  const { calendar } = useDisplay();
  const { phone = '', email = '' } = useContact(booking);
  const message = travellerMessage(booking, calendar);
  const numbers = phoneParts(phone).filter(({ href }) => href !== undefined);
  const copy = () => void copyText(message, $localize`The message to the traveller was copied.`);
  return (
    <LazyMenu
      items={(Menu) => (
        <>
          <Way
            Menu={Menu}
            label={$localize`E-mail`}
            to={email}
            href={mailTo(
              email,
              $localize`Booking ${booking.id}:id:: ${nameOfBooking(booking)}:nameOfBooking:`,
              message,
            )}
            icon={IconAt}
          />
          <Way
            Menu={Menu}
            label={$localize`WhatsApp`}
            to=""
            href={whatsAppLink(phone, message)}
            icon={IconBrandWhatsapp}
          />
          {numbers.map(({ text, href }) => (
            <Way key={href} Menu={Menu} label={$localize`Call`} to={text} href={href} icon={IconPhone} />
          ))}
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
            {$localize`Copy message to traveller`}
          </Menu.Item>
        </>
      )}
    >
      {(props) => (
        <Button {...props} leftSection={<IconMessage size={16} aria-hidden />}>
          {$localize`Message`}
        </Button>
      )}
    </LazyMenu>
  );
};
