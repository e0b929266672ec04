### El tutorial. Un texto tiene como mucho veinte palabras.

lesson-aim = Gana quien más monedas tenga tras diez rondas. Cada región tuya da 1 moneda por turno.
lesson-combo = Elige una raza con su poder. La primera es gratis; cada puesto más abajo cuesta 1 moneda más.
lesson-combo-again = Elige otra raza. La anterior sigue en el mapa, en declive, y aún da monedas.
lesson-edge = Entra por el borde. Toca la región y conquístala: el número es su coste en fichas.
lesson-terrain =
    La tierra vacía cuesta dos fichas. Una montaña cuesta 1 más, y también cada ficha que defiende.
lesson-go-on = Ahora conquista una región junto a la tuya. Cada una da una moneda: conquista las que puedas.
lesson-attack = Esta región es de un rival. Cada ficha aumenta su coste en 1. Conquístala y perderá una.
lesson-die = Te faltan fichas. Haz un último intento: el dado puede sumar hasta tres.
lesson-last-try = Sigue conquistando. Cuando te falten fichas, tienes un último intento con el dado.
lesson-stop = Ya no queda nada por conquistar. Sigue y redistribuye tus fichas.
lesson-redeploy = Reparte tus fichas: con cada una, atacar su región cuesta 1 más. Luego acaba tu turno.
lesson-coins = Tus regiones dan monedas; algunas razas y poderes dan más. Los demás no ven cuántas tienes.
lesson-expand = Expándete: recoge tus fichas, deja una en cada región y conquista más.
lesson-decline =
    ¿Te quedan pocas fichas? Entra en declive: tu raza sigue dando monedas, y el próximo turno eliges otra.
lesson-home = Has perdido una región y una ficha. Coloca las demás en tus otras regiones.
lesson-end = ¡Esto es todo! Sigue hasta la ronda diez y entra en declive cuando tu raza se quede sin fuerzas.
lesson-next = Siguiente
lesson-play-on = Seguir
lesson-leave = Saltar el tutorial
