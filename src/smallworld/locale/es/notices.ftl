### Avisos del navegador o del sistema mientras la mesa no está a la vista: una o dos líneas.

notice-turn = Te toca en la partida contra { $players }.
notice-tokens = Coloca tus fichas replegadas en la partida contra { $players }.
notice-rematch = Te invitan a una revancha con { $players }.

# The setting for notifications. A device is a browser on a phone or computer.
push-on = Notificaciones
push-refused = El navegador bloquea las notificaciones de esta página.
push-failed = No se ha podido conectar con el servicio de notificaciones del navegador. Inténtalo más tarde.
